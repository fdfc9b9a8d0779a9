import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, type Ref, useState } from 'react'
import { GrowingTextArea } from './GrowingTextArea.tsx'

function Example({ ref }: { readonly ref: Ref<HTMLTextAreaElement> }) {
  const [value, setValue] = useState('')
  return (
    <GrowingTextArea
      aria-label="Job"
      ref={ref}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  )
}

test('GrowingTextArea has a name, accepts text and provides its element', async () => {
  const ref = createRef<HTMLTextAreaElement>()
  render(<Example ref={ref} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Job' }), 'Reach a destination')
  expect(ref.current).toHaveValue('Reach a destination')
})

test('is written in the direction of its text', () => {
  render(<GrowingTextArea aria-label="Job" value="الوصول" onChange={() => {}} />)
  expect(screen.getByRole('textbox', { name: 'Job' })).toHaveAttribute('dir', 'auto')
})
