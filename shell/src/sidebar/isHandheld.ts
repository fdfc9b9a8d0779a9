/**
 * Whether the page runs on Android or iOS, where the sidebar is a menu (docs/product.md §2).
 * @param browser usually the navigator; an iPad calls itself a Mac, but no Mac is touched with several fingers
 */
export function isHandheld({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  if (/Android|iPhone|iPad|iPod/.test(userAgent)) return true
  return userAgent.includes('Macintosh') && maxTouchPoints > 1
}
