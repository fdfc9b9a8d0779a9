import { css } from 'styled-components'

/** Paths of Lucide's icons (ISC licence), in a square of 24. */
const PATHS = {
  up: 'm5 12 7-7 7 7M12 19V5',
  down: 'M12 5v14m7-7-7 7-7-7',
  remove:
    'M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
} as const

const maskOf = (path: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>`,
  )}")`

/**
 * Icons of buttons with `data-icon`, as masks. A browser visits each svg element of a document in every frame, seen or
 * not, and a large study would have six thousand of them.
 */
export const controlIcons = css`
  & > [data-icon]::before {
    content: '';
    width: 16px;
    height: 16px;
    background: currentColor;
    mask: var(--icon) center / contain no-repeat;
    forced-color-adjust: none;
  }
  @media (forced-colors: active) {
    & > [data-icon]::before {
      background: ButtonText;
    }
    & > [data-icon]:disabled::before {
      background: GrayText;
    }
  }
  & > [data-icon='up'] {
    --icon: ${maskOf(PATHS.up)};
  }
  & > [data-icon='down'] {
    --icon: ${maskOf(PATHS.down)};
  }
  & > [data-icon='remove'] {
    --icon: ${maskOf(PATHS.remove)};
  }
`
