import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listenToTyping } from './listenToTyping.ts'

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })

/** Two fields in an element that reports what React sees. */
function show() {
  const seen: string[] = []
  const note = ({ type }: { readonly type: string }) => seen.push(type)
  render(
    <fieldset onKeyDown={note} onKeyUp={note} onInput={note} onBeforeInput={note}>
      <textarea aria-label="Typed" />
      <textarea aria-label="Other" />
    </fieldset>,
  )
  return seen
}

describe('listenToTyping', () => {
  test('calls back with each text, of which React sees nothing', async () => {
    const seen = show()
    const texts: string[] = []
    const release = listenToTyping(field('Typed'), () => texts.push(field('Typed').value))
    await userEvent.type(field('Typed'), 'ab')
    release()
    expect(texts).toEqual(['a', 'ab'])
    expect(seen).toEqual([])
  })

  test.each(['{Enter}', '{Backspace}', '{Control>}b{/Control}', '{Alt>}b{/Alt}'])(
    'React sees the keydown of %s, which can be a command',
    async (keys) => {
      const seen = show()
      const release = listenToTyping(field('Typed'), () => {})
      await userEvent.click(field('Typed'))
      await userEvent.keyboard(keys)
      release()
      expect(seen).toContain('keydown')
      expect(seen).not.toContain('keyup')
    },
  )

  test('leaves other fields alone, and the same one after the release', async () => {
    const seen = show()
    const onInput = jest.fn()
    const release = listenToTyping(field('Typed'), onInput)
    await userEvent.type(field('Other'), 'a')
    expect(seen).toContain('input')
    release()
    seen.length = 0
    await userEvent.type(field('Typed'), 'a')
    expect(seen).toContain('input')
    expect(onInput).not.toHaveBeenCalled()
  })

  test('listeners of the document that capture still see what is typed', async () => {
    show()
    const onInput = jest.fn()
    document.addEventListener('input', onInput, { capture: true })
    const release = listenToTyping(field('Typed'), () => {})
    await userEvent.type(field('Typed'), 'a')
    expect(onInput).toHaveBeenCalledTimes(1)
    release()
    document.removeEventListener('input', onInput, { capture: true })
  })
})
