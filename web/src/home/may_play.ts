/** Whether this device can spare it: neither reduced motion, nor saved data, nor a slow line. */
export function mayPlay(): boolean {
  const line = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  return (
    !matchMedia("(prefers-reduced-motion: reduce)").matches &&
    !line?.saveData &&
    !/2g/.test(line?.effectiveType ?? "")
  );
}
