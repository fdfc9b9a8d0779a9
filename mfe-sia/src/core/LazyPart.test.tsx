import { createLazy } from '@outcome-studio/shared/domain/base'
import { defineFeature } from '@outcome-studio/shared/feature'
import { renderFeature } from '@outcome-studio/shared/feature/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LazyPart } from './LazyPart.tsx'

const Part = ({ text }: { readonly text: string }) => <p>{text}</p>

test('a part that fails to load says so, is reported, and loads when it is tried again', async () => {
  let attempts = 0
  const answer = Promise.withResolvers<void>()
  const part = createLazy(async () => {
    attempts += 1
    await answer.promise
    if (attempts === 1) throw new Error('No network')
    return Part
  })
  const { host } = renderFeature(
    defineFeature({
      name: 'parts',
      view: () => <LazyPart part={part} props={{ text: 'Here it is' }} name="the study" />,
    }),
  )
  expect(await screen.findByText('Loading the study')).toBeInTheDocument()
  answer.resolve()
  expect(await screen.findByText(/could not be loaded: the study/)).toBeInTheDocument()
  expect(host.calls.reports).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here it is')).toBeInTheDocument()
})
