// A mark on the icon of the installed app, where there is such a thing.
interface Badges {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

export function badge(on: boolean) {
  const badges = navigator as Badges;
  // Refused to a page that is not installed: then there is no icon to mark.
  void (on ? badges.setAppBadge?.() : badges.clearAppBadge?.())?.catch(() => {});
}
