import { fireEvent, render } from '@testing-library/react'
import { Avatar } from './Avatar.tsx'

const picture = (container: HTMLElement) => container.querySelector('img')

test('is a letter without a picture', () => {
  const { container } = render(<Avatar initial="A" />)
  expect(container).toHaveTextContent('A')
  expect(picture(container)).toBeNull()
})

test('is the picture, or the letter if the picture fails to load', () => {
  const { container, rerender } = render(<Avatar initial="A" src="https://elsewhere.test/a.png" />)
  const shown = picture(container)
  expect(shown).toHaveAttribute('src', 'https://elsewhere.test/a.png')
  expect(container).toHaveTextContent(/^$/)
  if (shown) fireEvent.error(shown)
  expect(picture(container)).toBeNull()
  expect(container).toHaveTextContent('A')

  rerender(<Avatar initial="A" src="data:image/png;base64,AAAA" />)
  expect(picture(container)).toHaveAttribute('src', 'data:image/png;base64,AAAA')
})
