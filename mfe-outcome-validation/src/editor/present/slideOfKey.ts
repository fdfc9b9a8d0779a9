/** What a key does in a presentation: shows a slide by its number from 1, or nothing. */
export function slideOfKey(key: string, isShifted: boolean, shown: number, count: number): number | null {
  const to = target(key, isShifted, shown, count)
  return to === null ? null : Math.min(Math.max(to, 1), count)
}

function target(key: string, isShifted: boolean, shown: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
    case 'PageDown':
      return shown + 1
    case 'ArrowLeft':
    case 'ArrowUp':
    case 'PageUp':
      return shown - 1
    case ' ':
      return isShifted ? shown - 1 : shown + 1
    case 'Home':
      return 1
    case 'End':
      return count
    default:
      return null
  }
}
