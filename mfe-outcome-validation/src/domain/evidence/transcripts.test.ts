import { writeDocument } from '@outcome-studio/shared/files'
import { readTranscript, transcriptOf } from './readTranscript.ts'
import { LONGEST_TRANSCRIPT } from './Transcript.ts'

const never = () => undefined
/** Each paragraph as one line: speaker, time and sentences. */
const linesOf = (text: string) =>
  transcriptOf(text, '').paragraphs.map(
    ({ speaker, time, sentences }) => `${speaker}|${time}|${sentences.join('|')}`,
  )

test.each([
  [
    'names before colons',
    'Anna: I lose my place.\nIt takes long.\nMe: Why?\nAnna: No idea.\nMe: Hm.',
    ['Anna||I lose my place.|It takes long.', 'Me||Why?', 'Anna||No idea.', 'Me||Hm.'],
  ],
  [
    'times before names',
    '[00:12:40] Anna: I lose my place.\n[00:12:52] Me: Why?',
    ['Anna|00:12:40|I lose my place.', 'Me|00:12:52|Why?'],
  ],
  ['names with times', 'Anna (12:40): I lose my place.', ['Anna|12:40|I lose my place.']],
  [
    'heads of their own, as Teams and Otter write',
    'Anna Berg  0:12\nI lose my place.\nIt takes long.\n\nMe  0:20\nWhy?',
    ['Anna Berg|0:12|I lose my place.|It takes long.', 'Me|0:20|Why?'],
  ],
  [
    'names in bold',
    '**Anna:** I lose my place.\n\n**Me:** Why?\n\n**Anna:** Hm.\n\n**Me:** Yes.',
    ['Anna||I lose my place.', 'Me||Why?', 'Anna||Hm.', 'Me||Yes.'],
  ],
  [
    'paragraphs without speakers',
    'One sentence.\nTwo.\n\nA colon: no speaker.',
    ['||One sentence.|Two.', '||A colon: no speaker.'],
  ],
  ['lines without empty lines', 'One line\nAnother line', ['||One line', '||Another line']],
  [
    'times alone',
    '00:10 I lose my place.\n00:20 It takes long.',
    ['|00:10|I lose my place.', '|00:20|It takes long.'],
  ],
])('%s are read', (_what, text, lines) => expect(linesOf(text)).toEqual(lines))

test('captions of one speaker are one paragraph', () => {
  const captions = [
    'WEBVTT',
    '',
    'NOTE made by a program',
    '',
    '1',
    '00:12:40.000 --> 00:12:42.000',
    '<v Anna Berg>I lose</v>',
    '',
    '00:12:42.000 --> 00:12:44.000',
    '<v Anna Berg>my place &amp; time.</v>',
    '',
    '00:12:44.000 --> 00:12:45.000 align:start',
    'Me: Why?',
    'Tell me.',
  ]
  for (const end of ['\n', '\r\n']) {
    expect(linesOf(captions.join(end))).toEqual([
      'Anna Berg|00:12:40|I lose my place & time.',
      'Me|00:12:44|Why?|Tell me.',
    ])
  }
})

test('a long turn of captions is split at the end of a sentence, so that its time stays near', () => {
  const cue = (minute: string) =>
    `00:${minute}:00.000 --> 00:${minute}:05.000\nAnna: ${'word '.repeat(60)}end.`
  const { paragraphs } = transcriptOf(['WEBVTT', ...['01', '02', '03', '04'].map(cue)].join('\n\n'), '')
  expect(paragraphs.map(({ time }) => time)).toEqual(['00:01', '00:03'].map((time) => `${time}:00`))
})

test('a Word document is read by its paragraphs', async () => {
  const paragraph = (text: string) => ({ kind: 'paragraph' as const, style: 'Note' as const, text })
  const bytes = writeDocument({
    title: 'Interview',
    creator: 'Rosa',
    madeAt: new Date('2026-02-03T04:05:06.000Z'),
    sections: [
      { isLandscape: false, blocks: [paragraph('Anna: I lose my place.'), paragraph('Anna: Often.')] },
    ],
  })
  const { name, paragraphs } = await readTranscript(bytes, 'Interview 4.docx', never)
  expect(name).toBe('Interview 4')
  expect(paragraphs).toEqual([
    { speaker: 'Anna', time: '', sentences: ['I lose my place.'] },
    { speaker: 'Anna', time: '', sentences: ['Often.'] },
  ])
})

test.each([
  ['a PDF', '%PDF-1.7'],
  ['a web page', '<html>'],
  ['a zip that is no document', 'PK\u0003\u0004'],
  ['nothing', ''],
  ['white space', ' \n '],
])('%s is refused with what to do', async (_what, text) => {
  await expect(readTranscript(new TextEncoder().encode(text), 'a.txt', never)).rejects.toThrow()
})

test('a transcript above the limit is refused with both numbers', () => {
  expect(() => transcriptOf('a'.repeat(LONGEST_TRANSCRIPT + 1), '')).toThrow(
    '600,001 characters; at most 600,000',
  )
})

test('spaces in a row take no time of their own', () => {
  const spaces = ' '.repeat(100_000)
  const lines = [`Anna${spaces}: I lose${spaces}my place.`, `12:40${spaces}${'b'.repeat(60)}`]
  expect(linesOf(lines.join('\n'))).toEqual(['||Anna : I lose my place.', `|12:40|${'b'.repeat(60)}`])
})
