import { ENGLISH } from '../language/ENGLISH.ts'
import type { MessageKind } from './MessageKind.ts'
import { readMessage } from './readMessage.ts'

const KNOWN = { executor: 'Waiters', job: 'Serve guests', drafts: ['Set the table'] }
const read = (message: string, known = KNOWN) => readMessage(message, known, ENGLISH)

test.each<[kind: MessageKind, message: string, rest: string]>([
  ['answer', 'guests wait at the door', 'guests wait at the door'],
  ['answer', 'not waiters, just hosts', 'not waiters, just hosts'],
  ['answer', 'What they really want is a quiet table', 'What they really want is a quiet table'],
  ['answer', 'maybe choosing what to plant?', 'maybe choosing what to plant?'],
  ['answer', 'guests wait at the door, right?', 'guests wait at the door, right?'],
  ['answer', 'nurses I guess?', 'nurses I guess?'],
  ['answer', 'u gotta clean the tank', 'you have to clean the tank'],
  ['answer', 'we sort the Pinterest pictures', 'we sort the Pinterest pictures'],
  ['answer', 'you put the seeds in water', 'you put the seeds in water'],
  ['confirm', 'yeah that’s about right', ''],
  ['confirm', 'I think so', ''],
  ['question', 'maybe you mean the guests?', ''],
  ['dontKnow', 'no idea', ''],
  ['dontKnow', 'Nothing really comes to mind', ''],
  ['dontKnow', 'I don’t really know, but guests wait at the door', 'guests wait at the door'],
  ['dontKnow', 'hm hard to say', ''],
  ['dontKnow', 'umm, I am not knowing this', ''],
  ['confirm', 'both fine', ''],
  ['correction', 'the job is wrong', 'the job is wrong'],
  ['question', 'can it be more than one group of people', ''],
  ['correction', 'Sorry, I meant hosts', 'Sorry, I meant hosts'],
  ['correction', 'hang on, you’ve got waiters up there', 'hang on, you have got waiters up there'],
  ['question', 'What is the difference between a job and a solution?', ''],
  ['question', 'who sees what I type in here', ''],
  ['question', 'Is that too narrow?', ''],
  ['command', 'skip this step, go to the next one', ''],
  ['command', 'can we carry on tomorrow', ''],
  ['command', 'delete the last one', ''],
  ['confirm', 'yes, those are good', ''],
  ['confirm', 'yep that’s right, plus clear the table', 'clear the table'],
  ['confirm', 'no, that’s all', ''],
  ['offTopic', 'is your company hiring?', ''],
  ['offTopic', 'what’s the weather tomorrow', ''],
  ['offTopic', 'asdfgh qwrtz', ''],
  ['offTopic', 'know any good jokes', ''],
  ['offTopic', 'fancy a coffee', ''],
  ['dontKnow', 'haven’t the foggiest', ''],
  ['emotional', 'for crying out loud, greet the guests', ''],
  [
    'correction',
    'nah serving is carrying plates, look after people',
    'nah serving is carrying plates, look after people',
  ],
  ['emotional', 'this is bullshit', ''],
  ['emotional', 'I already told you that! greet the guests', 'greet the guests'],
  ['otherLanguage', 'es dauert ewig, bis man den Arzt erreicht', ''],
  ['otherLanguage', '¿Puedo contestar en español?', ''],
])('of kind %s: %j, of which %j may be drafted from', (kind, message, rest) => {
  const { kind: found, rest: left } = read(message)
  expect({ kind: found, rest: kind === 'question' || kind === 'offTopic' ? '' : left }).toEqual({
    kind,
    rest,
  })
})

test.each([
  'nurses',
  'Pack boxes',
  'la carte menus',
  'sous chef',
  'lift techs',
  'parnets dont anwser',
  'in situ repairs',
  'double bookings',
])('"%s" is English', (message) => {
  expect(read(message).kind).toBe('answer')
})
