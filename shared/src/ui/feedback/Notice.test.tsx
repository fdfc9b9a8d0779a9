import { render, screen } from '@testing-library/react'
import { Notice, type NoticeTone } from './Notice.tsx'

describe('Notice', () => {
  test('a failure is announced at once', () => {
    render(<Notice tone="danger">It could not be saved.</Notice>)
    expect(screen.getByRole('alert')).toHaveTextContent('It could not be saved.')
  })

  test.each<NoticeTone>(['warning', 'info', 'success'])('%s does not interrupt', (tone) => {
    render(<Notice tone={tone}>You are offline.</Notice>)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('note')).toHaveTextContent('You are offline.')
  })
})
