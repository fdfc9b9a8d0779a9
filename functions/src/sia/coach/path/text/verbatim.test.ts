import fc from 'fast-check'
import { ENGLISH } from '../../language/ENGLISH.ts'
import { splitMessage } from '../../messages/splitMessage.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import { verbatim } from './verbatim.ts'

test.each([
  ['they do not answer', 'parents? they dont answer!', 'they dont answer'],
  ['the recording is lost', 'so teh recroding is lost, lol', 'teh recroding is lost'],
  ['I am scared', "well, I'm scared", "I'm scared"],
  ['watch temperatures', 'watch vibration and temps', 'watch vibration and temps'],
  ['it is late', 'often its late', 'its late'],
  ['something else', 'hm', 'hm'],
  ['it would be me', 'nine years now, so it would be me', 'it would be me'],
])('%j is quoted from %j as %j', (part, message, quoted) => {
  expect(verbatim(part, message)).toBe(quoted)
})

test('what is quoted of any message stands in it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (message) => {
      const said = message.trim().split(/\s+/).join(' ')
      for (const { text } of splitMessage(standardEnglish(message, ENGLISH), ENGLISH))
        expect(said).toContain(verbatim(text, message))
    }),
  )
})
