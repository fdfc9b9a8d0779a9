/** Whether the user opened this page by the browser's Back, Forward or Reload, as opposed to a link or redirect. */
export function isRevisit(timing: Pick<Performance, 'getEntriesByType'>): boolean {
  return timing
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'back_forward' || entry.type === 'reload'))
}
