import { checkText } from '@outcome-studio/shared/domain/checker'
import { render } from '@testing-library/react'
import { UnderlinedWords } from './UnderlinedWords.tsx'

const TEXT = 'Minimize easy steps'
const REMARKS = checkText('outcomeStatement', TEXT).filter(({ span }) => span !== null)

const underlined = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-severity]')].map(({ dataset }) => dataset.words)

test('underlines the words of a remark until they are changed, and again after the next check', () => {
  const { container, rerender } = render(<UnderlinedWords text={TEXT} remarks={REMARKS} look="row" />)
  const before = underlined(container)
  expect(before).toContain('easy')

  rerender(<UnderlinedWords text={`${TEXT} now`} remarks={REMARKS} look="row" />)
  expect(underlined(container)).toContain('easy')

  const changed = `So ${TEXT}`
  rerender(<UnderlinedWords text={changed} remarks={REMARKS} look="row" />)
  expect(underlined(container)).toEqual([])

  const checked = checkText('outcomeStatement', changed)
  rerender(<UnderlinedWords text={changed} remarks={checked} look="row" />)
  expect(underlined(container)).toContain('easy')
})

test('nobody hears or finds the words twice', () => {
  const { container } = render(<UnderlinedWords text={TEXT} remarks={REMARKS} look="row" />)
  expect(container).toHaveTextContent(/^$/)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
})
