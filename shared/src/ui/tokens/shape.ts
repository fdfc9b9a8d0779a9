export const radius = { small: '4px', medium: '8px', large: '12px', round: '999px' } as const

export const shadow = {
  raised: 'var(--os-shadow-raised)',
  overlay: 'var(--os-shadow-overlay)',
} as const

/** Widths below which a layout becomes one column. Content must work from 320 px up. */
export const media = { narrow: '@media (max-width: 640px)' } as const

/** Duration and easing of a transition; no transition if the user prefers reduced motion. */
export const motion = 'var(--os-motion)'
