import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import {
  isWordlessKind,
  type Proposal,
  proposedText,
  readCoachState,
  writeCoachState,
} from '@outcome-studio/shared/domain/coach'
import { z } from 'zod'
import { streaming } from '../../test/modelServer/modelScripts.ts'
import { modelAnswer, studyOf } from '../../test/modelServer/startModelAnswer.ts'
import { coachInstructions, VER_COACH_PROMPT } from '../coach/languageModel/coachPrompt.ts'
import { TOOL_DESCRIPTIONS, TOOL_SCHEMAS } from './toolSchemas.ts'

/** What a model gets apart from data, by the version that is stored with each answer. */
const DIGESTS: Readonly<Record<string, string>> = {
  '2.1.0': '283f8bf0e9c4658a8073cb9c4afdc44a7629674ffcc06c0e9c86a2c6bc67a05c',
  '2.0.0': '70c5a7de036973ce204afb2617385ca11b5f7818e91832cd57b698a94b3ada5b',
}

/** An answer as it came over the wire, and what it has to become. */
const recordingSchema = z.object({
  verPrompt: z.string(),
  kind: z.enum(['openai', 'anthropic']),
  /** The member's message to the question what takes long in the first step. */
  said: z.string(),
  /** The steps of the study with category and statements; without them it has the step "Locate a free table" alone. */
  steps: z.array(z.tuple([z.string(), z.string().nullable(), z.array(z.string())])).optional(),
  /** The stream of each round. */
  rounds: z.array(z.string()).min(1),
  expected: z.object({
    status: z.enum(['whole', 'cut']),
    text: z.string(),
    choices: z.array(z.string()),
    /** Their texts, and of a change to an item of the study also its kind. */
    proposals: z.array(z.string()),
    /** Reasons of those that the member did not ask for. */
    suggestions: z.array(z.string()).default([]),
    assumptions: z.array(z.string()),
    /** Key of the question that is open afterwards. */
    open: z.string(),
  }),
})

const FOLDER = resolve(import.meta.dirname, '../../test/modelServer/recordings')
const RECORDINGS = globSync('*.json', { cwd: FOLDER })
  .sort()
  .map((file) => {
    const recording = recordingSchema.parse(JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8')))
    return [basename(file, '.json'), recording] as const
  })

const STATE = writeCoachState({
  open: { kind: 'outcomes', stepId: 'step-1', about: 'long' },
  passed: ['steps execute', 'steps before', 'steps after'],
  misses: 0,
  hostile: 0,
  unclear: '',
})

const shortProposal = (proposal: Proposal): string => {
  const { kind } = proposal.edit
  return isWordlessKind(kind) ? `${kind}: ${proposedText(proposal)}` : proposedText(proposal)
}

test.each(RECORDINGS)('the recorded answer %s means the same as ever', async (_name, recording) => {
  const { kind, said, steps, rounds, expected } = recording
  const context = {
    ...{ said: [said], turns: [{ role: 'member' as const, text: said }], state: STATE },
    ...(steps && { study: studyOf(steps) }),
  }
  const answer = await modelAnswer(kind, ({ index }) => streaming(rounds[index] ?? ''), { context })
  expect(answer.bodies).toHaveLength(rounds.length)
  expect(answer.verPrompt).toBe(VER_COACH_PROMPT)
  const open = readCoachState(answer.state)?.open
  expect({
    status: answer.status,
    text: answer.text,
    choices: answer.choices,
    proposals: answer.proposals.map(shortProposal),
    suggestions: answer.proposals.flatMap(({ reason }) =>
      reason.startsWith('My suggestion: ') ? [reason] : [],
    ),
    assumptions: answer.proposals.flatMap(({ assumptions }) => assumptions),
    open: open?.kind === 'outcomes' ? `${open.about} s1` : open?.kind,
  }).toEqual(expected)
})

test('other instructions or tools have another version, and recordings of it', () => {
  const tools = Object.entries(TOOL_SCHEMAS).map(([name, schema]) => [name, z.toJSONSchema(schema)])
  const sent = JSON.stringify([coachInstructions(), TOOL_DESCRIPTIONS, tools])
  expect(createHash('sha256').update(sent).digest('hex')).toBe(DIGESTS[VER_COACH_PROMPT])
  expect(RECORDINGS.filter(([, { verPrompt }]) => verPrompt === VER_COACH_PROMPT).length).toBeGreaterThan(3)
})
