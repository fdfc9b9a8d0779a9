import { createGlobalStyle } from 'styled-components'
import { color, declareColors } from './color.ts'
import { DARK, LIGHT } from './colorSchemes.ts'
import { fontFace } from './fontFace.ts'
import { type } from './type.ts'

/** Fonts, colours and defaults of the whole page. Rendered once, by whoever owns the page: the host or a harness. */
export const GlobalStyle = createGlobalStyle`
  ${fontFace}

  :root {
    color-scheme: light dark;
    --os-font: 'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif;
    --os-motion: 140ms cubic-bezier(0.2, 0, 0, 1);
    --os-shadow-raised: 0 1px 2px rgb(20 22 30 / 8%);
    --os-shadow-overlay: 0 2px 6px rgb(20 22 30 / 8%), 0 12px 32px rgb(20 22 30 / 16%);
    ${declareColors(LIGHT)}
  }

  @media (prefers-color-scheme: dark) {
    :root {
      --os-shadow-raised: 0 1px 2px rgb(0 0 0 / 40%);
      --os-shadow-overlay: 0 2px 6px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 56%);
      ${declareColors(DARK)}
    }
  }

  @media (prefers-reduced-motion: reduce) {
    :root {
      --os-motion: 0ms linear;
    }
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
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
    color: inherit;
  }

  :focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  ::selection {
    background: ${color.accent};
    color: ${color.onAccent};
  }

  @media print {
    :root {
      color-scheme: light;
      ${declareColors(LIGHT)}
    }
  }
`
