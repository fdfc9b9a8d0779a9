import type { LabeledAnswer } from './LabeledAnswer.ts'

/** Returns a number from 0 to below 1 on each call. */
export type Random = () => number

const CHATTER = [
  'lol',
  'anyway',
  'you know',
  'sorry for the long answer',
  'my dog is barking',
  'haha',
  'no offence',
  'hope that helps',
  'but that is another story',
  'as I said',
] as const
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const typo = (answer: string, random: Random): string =>
  changeWord(answer, random, (word) => mistyped(word, random))

/** The ways in which a person may type the same answer differently. */
const MUTATIONS: readonly ((answer: string, random: Random) => string)[] = [
  typo,
  (answer, random) => typo(typo(answer, random), random),
  // Shortened.
  (answer, random) => {
    const words = answer.split(' ')
    return words.slice(0, Math.max(1, Math.floor(words.length * (0.3 + random() * 0.7)))).join(' ')
  },
  (answer) => answer.toUpperCase(),
  (answer) => answer.toLowerCase(),
  (answer) => answer.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()),
  (answer, random) => `${answer}${random() < 0.5 ? ', ' : '. '}${pick(CHATTER, random)}`,
  (answer, random) => `${pick(CHATTER, random)}, ${answer}`,
  // Without a word, two words joined, and without punctuation.
  (answer, random) => changeWord(answer, random, () => ''),
  (answer, random) =>
    changeWord(answer, random, (word) => `${word}\u0000`)
      .replace('\u0000 ', '')
      .replace('\u0000', ''),
  (answer) => answer.replace(/[.,;:!?'’]/g, ''),
]

/** The answer typed in another way; `other` may be said in the same breath. */
export function mutateAnswer(labeled: LabeledAnswer, other: LabeledAnswer, random: Random): LabeledAnswer {
  if (random() < 0.1 && other.question === labeled.question) {
    const facts = [...labeled.facts, ...other.facts]
    const never = [...labeled.never, ...other.never]
    return { ...labeled, answer: `${labeled.answer}. ${other.answer}`, facts, never }
  }
  return { ...labeled, answer: pick(MUTATIONS, random)(labeled.answer, random) }
}

function changeWord(answer: string, random: Random, change: (word: string) => string): string {
  const words = answer.split(' ')
  const at = Math.floor(random() * words.length)
  return words.map((word, index) => (index === at ? change(word) : word)).join(' ')
}

function mistyped(word: string, random: Random): string {
  const at = Math.floor(random() * word.length)
  const letter = LETTERS.charAt(Math.floor(random() * LETTERS.length))
  const kinds = [
    `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`,
    `${word.slice(0, at)}${word.slice(at + 1)}`,
    `${word.slice(0, at)}${letter}${word.slice(at)}`,
    `${word.slice(0, at)}${letter}${word.slice(at + 1)}`,
  ]
  return pick(kinds, random)
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}
