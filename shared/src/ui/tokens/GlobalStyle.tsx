import type { ReactNode } from 'react'
import { createGlobalStyle, StyleSheetManager } from 'styled-components'
import { ANIMATIONS } from './animation.ts'
import { color } from './color.ts'
import { fontFace } from './fontFace.ts'
import { nestConditions } from './nestConditions.ts'
import { darkScheme, lightScheme } from './scheme.ts'
import { MOTION } from './shape.ts'
import { space } from './space.ts'
import { type } from './type.ts'

/**
 * Reduced motion is none, not a short animation: on an idle page, one may stop halfway until the next frame. With
 * forced colors an icon would keep its own color, which may be invisible on the user's background.
 */
const Rules = createGlobalStyle`
  ${fontFace}
  ${ANIMATIONS}

  :root {
    --os-font: 'Inter Variable', 'Inter Stand-in', system-ui, -apple-system, 'Segoe UI', sans-serif;
    --os-motion: ${MOTION.duration}ms ${MOTION.easing};
    ${lightScheme}
  }

  @media (prefers-color-scheme: dark) {
    :root {
      ${darkScheme}
    }
  }

  @media (prefers-contrast: more) {
    :root {
      --os-border: var(--os-borderStrong);
      --os-textMuted: var(--os-text);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    :root {
      --os-motion: 0ms linear;
    }
    *, *::before, *::after {
      animation: none !important;
      scroll-behavior: auto !important;
    }
  }

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
    min-height: 100dvh;
    background: ${color.canvas};
    color: ${color.text};
    font: ${type.body};
    letter-spacing: -0.006em;
    font-feature-settings: 'cv05', 'ss03';
    -webkit-font-smoothing: antialiased;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure {
    margin: 0;
    padding: 0;
  }

  ul[role='list'], ol[role='list'] {
    list-style: none;
  }

  button, input, select, textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  /* The arrow of the browser has no distance from the edge. Stronger than a class, whose background would remove it. */
  @media screen and (forced-colors: none) {
    select:not([multiple]) {
      padding-inline-end: ${space(7)};
      background-image:
        linear-gradient(45deg, transparent 36%, ${color.textMuted} 40% 60%, transparent 64%),
        linear-gradient(-45deg, transparent 36%, ${color.textMuted} 40% 60%, transparent 64%);
      background-position: right 15px top 50%, right 10px top 50%;
      background-repeat: no-repeat;
      background-size: 5px 5px;
      appearance: none;
    }
  }

  /* Weaker than any class: components come before or after these rules. */
  :where(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    svg {
      forced-color-adjust: auto;
    }
  }

  ::selection {
    background: ${color.accentFill};
    color: ${color.onAccent};
  }

  @media print {
    :root {
      ${lightScheme}
    }
    h1, h2, h3, h4 {
      break-after: avoid;
    }
  }
`

const PLUGINS = [nestConditions]

interface GlobalStyleProps {
  /** The page. Every styled component of it belongs here. */
  readonly children?: ReactNode
}

/**
 * Fonts, colors, animations and defaults of the whole page. Rendered once, around the page, by its owner: the host or a
 * standalone page.
 *
 * They have a style sheet of their own, because Chromium calculates the style of every element that a sheet styles when
 * a rule with a condition is added to it. Components add no such rules: see nestConditions.
 */
export function GlobalStyle({ children }: GlobalStyleProps) {
  return (
    <>
      <StyleSheetManager target={typeof document === 'undefined' ? undefined : document.head}>
        <Rules />
      </StyleSheetManager>
      <StyleSheetManager stylisPlugins={PLUGINS}>{children}</StyleSheetManager>
    </>
  )
}
