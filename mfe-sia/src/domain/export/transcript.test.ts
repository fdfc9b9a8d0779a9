import {
  type CoachMessage,
  type ProposedEdit,
  proposalId,
  type SiaMessage,
  siaMessageId,
} from '@outcome-studio/shared/domain/coach'
import { strFromU8, unzipSync } from 'fflate'
import { transcriptOf } from './transcriptOf.ts'
import { transcriptToMarkdown } from './transcriptToMarkdown.ts'
import { transcriptToWord } from './transcriptToWord.ts'

const draft = (id: string, after: string) => ({
  ...{ id: proposalId(id), reason: '', rules: [], assumptions: [], remarks: [] },
  edit: { kind: 'setJob', before: '', after } as const,
})
const answer: CoachMessage = {
  ...{ id: siaMessageId('a'), role: 'coach', parentId: siaMessageId('m'), status: 'whole', by: 'rules' },
  ...{ createdAt: '2026-11-20T10:01:00.000Z', growsUntil: '2026-11-20T10:01:00.000Z', notice: null },
  ...{ choices: [], stopRequested: false, state: '', verPrompt: '' },
  text: 'This is how I understood you:\n\n**What takes long?**',
  proposals: [draft('p1', 'Seat guests'), draft('p2', 'Host guests')],
  decisions: { [proposalId('p1')]: { kind: 'accepted', text: 'Seat the guests' } },
}
const messages: readonly SiaMessage[] = [
  {
    ...{ id: siaMessageId('m'), role: 'member', parentId: null, createdAt: '2026-11-20T10:00:00.000Z' },
    text: '# not a heading\n<b>seat</b>',
  },
  answer,
]
const transcript = transcriptOf({ title: 'Seating' }, 'Hosts', messages, 'UTC')

test('as Markdown, what the member wrote is literal', () => {
  expect(transcriptToMarkdown(transcript)).toBe(`# Seating

Conversation with Sia about *Hosts*

## You, Nov 20, 2026, 10:00 AM

\\# not a heading  
\\<b\\>seat\\</b\\>

## Sia, Nov 20, 2026, 10:01 AM

This is how I understood you:

**What takes long?**

- Seat the guests (accepted)
- Host guests (not decided)
`)
})

test('a statement to move is listed as such', () => {
  const edit: ProposedEdit = {
    ...{ kind: 'moveStatement', statementId: 's', fromStepId: 'one', stepId: 'two' },
    text: 'Minimize the time it takes to seat guests',
  }
  const moving = { ...answer, proposals: [{ ...draft('p3', ''), edit }] }
  const { entries } = transcriptOf({ title: 'Seating' }, 'Hosts', [...messages.slice(0, 1), moving], 'UTC')
  expect(entries.at(-1)?.drafts).toEqual([
    {
      text: 'Move to another job step: Minimize the time it takes to seat guests',
      decision: 'not decided',
    },
  ])
})

test('as Word, with headings and drafts', () => {
  const parts = unzipSync(transcriptToWord(transcript, new Date('2026-11-20T12:00:00Z')))
  const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  expect(text).toContain('&lt;b&gt;seat&lt;/b&gt;')
  expect(text).toContain('What takes long?')
  expect(text).not.toContain('**')
  expect(text).toContain('• Seat the guests (accepted)')
})
