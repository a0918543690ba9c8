// Which page: the path, and no more.
let path = $state(location.pathname);

addEventListener("popstate", () => (path = location.pathname));

export const router = {
  get path() {
    return path;
  },
  go(to: string) {
    history.pushState(null, "", to);
    path = location.pathname; // a hash is the page's own
    scrollTo(0, 0);
  },
};
