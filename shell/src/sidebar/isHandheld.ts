/**
 * Whether the page runs on Android or iOS, where the sidebar is a menu (docs/product.md §2).
 * @param browser usually the navigator; an iPad identifies as a Mac, but no Mac has a multi-touch screen
 */
export function isHandheld({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  if (/Android|iPhone|iPad|iPod/.test(userAgent)) return true
  return userAgent.includes('Macintosh') && maxTouchPoints > 1
}
