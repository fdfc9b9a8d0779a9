export const radius = { small: '4px', medium: '8px', large: '12px', round: '999px' } as const

export const shadow = {
  raised: 'var(--os-shadow-raised)',
  overlay: 'var(--os-shadow-overlay)',
} as const

/** Widths at which a layout changes. Content must work from 320 px up. */
export const media = {
  /** One column. */
  narrow: '@media (max-width: 640px)',
  /** Details are next to the content. */
  wide: '@media (min-width: 1200px)',
  /** A small window at 400 % zoom: nothing stays in view, because it would cover the content. */
  low: '@media (max-height: 400px)',
} as const

/** Duration in milliseconds and easing of all motion. */
export const MOTION = { duration: 140, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const

/** Duration and easing of a transition; no transition if the user prefers reduced motion. */
export const motion = 'var(--os-motion)'
