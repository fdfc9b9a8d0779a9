import { decodeText } from './decodeText.ts'
import { TEXT_ENCODING_NAMES } from './TEXT_ENCODINGS.ts'

const utf16 = (text: string, isLittle: boolean) =>
  new Uint8Array(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0)
      return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff]
    }),
  )
const CYRILLIC = 'Шаг,Результат\r\nНайти форму,Сократить время поиска\r\n'
/** "Znaleźć formularz, wypełnić, złożyć" */
const POLISH = [
  ...[
    0x5a, 0x6e, 0x61, 0x6c, 0x65, 0x9f, 0xe6, 0x20, 0x66, 0x6f, 0x72, 0x6d, 0x75, 0x6c, 0x61, 0x72, 0x7a,
    0x2c,
  ],
  ...[0x20, 0x77, 0x79, 0x70, 0x65, 0xb3, 0x6e, 0x69, 0xe6, 0x2c, 0x20, 0x7a, 0xb3, 0x6f, 0xbf, 0x79, 0xe6],
]

test.each([
  ['utf-16le', utf16(CYRILLIC, true)],
  ['utf-16be', utf16(CYRILLIC, false)],
])('%s without a mark is recognized', async (name, bytes) => {
  const { text, encoding } = await decodeText(bytes)
  expect(text).toBe(CYRILLIC)
  expect(encoding?.name).toBe(name)
})

test('letters of Central Europe are recognized', async () => {
  const { text, encoding } = await decodeText(new Uint8Array(POLISH))
  expect(text).toBe('Znaleźć formularz, wypełnić, złożyć')
  expect(encoding?.sample).toEqual([text])
})

test('the chosen encoding counts', async () => {
  const { text, encoding } = await decodeText(new Uint8Array(POLISH), 'windows-1252')
  expect(text).toMatch(/^ZnaleŸæ/)
  expect(encoding?.name).toBe('windows-1252')
})

test('UTF-8 is certain, whatever was chosen', async () => {
  expect(await decodeText(new TextEncoder().encode('é'), 'windows-1252')).toEqual({
    text: 'é',
    encoding: null,
  })
})

test.each(TEXT_ENCODING_NAMES)('%s is an encoding that can be read', (name) => {
  expect(() => new TextDecoder(name)).not.toThrow()
})

test('UTF-16 with Latin letters alone leaves no doubt', async () => {
  expect(await decodeText(utf16('Step,Outcome', true))).toEqual({ text: 'Step,Outcome', encoding: null })
})
