/**
 * Names of the animations that the page defines. A component that defined its own would make Chromium calculate the
 * style of the whole page when it is first shown.
 */
export const animation = {
  /** With which overlays appear. */
  appear: 'os-appear',
  /** Of a placeholder while content loads. */
  breathe: 'os-breathe',
  /** Once around, of a spinner. */
  turn: 'os-turn',
  /** From left to right through a bar three times as wide. */
  wander: 'os-wander',
} as const

/** The keyframes of all animations. */
export const ANIMATIONS = `
  @keyframes ${animation.appear} {
    from { opacity: 0; }
  }
  @keyframes ${animation.breathe} {
    50% { opacity: 0.5; }
  }
  @keyframes ${animation.turn} {
    to { transform: rotate(360deg); }
  }
  @keyframes ${animation.wander} {
    from { transform: translateX(-100%); }
    to { transform: translateX(300%); }
  }
`
