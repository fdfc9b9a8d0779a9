import { render } from '@testing-library/react'
import { GlobalStyle } from './GlobalStyle.tsx'

const styles = () => document.head.textContent ?? ''

describe('GlobalStyle', () => {
  test('brings the font with the product, from no other host', () => {
    render(<GlobalStyle />)
    expect(styles().match(/@font-face/g)).toHaveLength(2)
    expect(styles()).not.toMatch(/https?:/)
  })

  test('follows the reader in colour scheme and in motion', () => {
    render(<GlobalStyle />)
    expect(styles()).toContain('(prefers-color-scheme: dark)')
    expect(styles()).toContain('(prefers-reduced-motion: reduce)')
  })
})
