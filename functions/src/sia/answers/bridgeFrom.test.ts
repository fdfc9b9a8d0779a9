import { bridgeFrom } from './bridgeFrom.ts'

const SELF = 'the language model broke off here, so I go on by myself.'
const STARTING = 'The language model broke off here, so I go on by myself.'

test.each([
  ['Here is a dra', ` … ${SELF}\n\n`],
  ['Does it fit?', `\n\n${STARTING}\n\n`],
  ['**Who does it?**', `\n\n${STARTING}\n\n`],
  ['```\nMinim', `\n\`\`\`\n\n${STARTING}\n\n`],
  ['~~~\nMinim', `\n~~~\n\n${STARTING}\n\n`],
  ['```\na\n```\nand', ` … ${SELF}\n\n`],
])('after %j the built-in coach begins with %j', (text, bridge) => {
  expect(bridgeFrom(text)).toBe(bridge)
})
