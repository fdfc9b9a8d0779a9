import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import {
  type CoachContext,
  type CoachQuestion,
  type EarlierProposal,
  type ProposedEdit,
  proposalId,
  proposedText,
  readCoachState,
  type StepQuestion,
  writeCoachState,
} from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import type { MessageKind } from '../../messages/MessageKind.ts'
import { coachReply } from '../../path/coachReply.ts'
import type { LabeledAnswer } from './LabeledAnswer.ts'

/** What the coach made of an answer. */
export interface PlayedAnswer {
  readonly id: string
  readonly intent: MessageKind
  /** The texts of the cards. */
  readonly drafts: readonly string[]
  /** What the coach said, with the choices that it offered and the open points that it keeps. */
  readonly reply: string
}

const STEP_ID = 'step'

/** The question about steps that covers a category of the job map. */
const ABOUT: Readonly<Record<string, StepQuestion>> = {
  Execute: 'execute',
  Monitor: 'after',
  Modify: 'after',
  Conclude: 'after',
}
const OUTCOME_ABOUT = { takesLong: 'long', goesWrong: 'wrong', wasteful: 'wasted' } as const

/** Brings the built-in coach to the question of a labeled answer, and sends the answer. */
export function playAnswer(labeled: LabeledAnswer, language: Language): PlayedAnswer {
  const { id, context, answer } = labeled
  const { executor, job, step } = context
  const steps =
    step === undefined ? [] : [{ uuid: STEP_ID, userInput: step, category: 'Execute', outcomeStatements: [] }]
  const open = questionOf(labeled)
  let ids = 0
  const played: CoachContext = {
    study: { jtbd: { uuid: 'job', executor, userInput: job }, jobSteps: steps },
    needs: null,
    said: [answer],
    earlier: context.drafts.map((text, at) => earlierDraft(labeled, text, at)),
    isFirst: false,
    rules: STANDARD_RULES,
    newId: () => `id-${ids++}`,
  }
  const { turn, intent } = coachReply(
    played,
    writeCoachState({ open, passed: passedBefore(open), misses: 0, hostile: 0, unclear: '' }),
    language,
  )
  const choices = turn.choices.length > 0 ? `\n\n[${turn.choices.join('] [')}]` : ''
  const left = readCoachState(turn.state)?.left ?? []
  const points = left.length > 0 ? `\n\nOpen points: ${left.map(({ words }) => words).join('; ')}` : ''
  return { id, intent, drafts: turn.proposals.map(proposedText), reply: `${turn.text}${choices}${points}` }
}

function questionOf({ question, context: { asked } }: LabeledAnswer): CoachQuestion {
  switch (question) {
    case 'executor':
      return { kind: 'executor' }
    case 'job':
      return { kind: asked === 'size' ? 'size' : 'job' }
    case 'steps':
      return { kind: 'steps', about: ABOUT[asked ?? ''] ?? 'before' }
    case 'outcomes':
      return { kind: 'outcomes', stepId: STEP_ID, about: outcomeAbout(asked) }
  }
}

const outcomeAbout = (asked: string | undefined) =>
  asked === 'takesLong' || asked === 'wasteful' ? OUTCOME_ABOUT[asked] : 'wrong'

/** The questions that come before one, as the coach remembers them. */
function passedBefore({ kind }: CoachQuestion): string[] {
  const path = ['executor', 'job', 'size', 'steps execute', 'steps before', 'steps after']
  const at = path.indexOf(kind)
  if (kind === 'steps') return path.slice(0, 3)
  return at < 0 ? path : path.slice(0, at)
}

function earlierDraft({ question }: LabeledAnswer, text: string, at: number): EarlierProposal {
  const proposal = {
    id: proposalId(`draft-${at}`),
    edit: editOf(question, text, `draft-${at}`),
    reason: '',
    rules: [],
    assumptions: [],
    remarks: [],
  }
  return { proposal, decision: null }
}

function editOf(question: LabeledAnswer['question'], text: string, uuid: string): ProposedEdit {
  switch (question) {
    case 'executor':
      return { kind: 'setExecutor', before: '', after: text }
    case 'job':
      return { kind: 'setJob', before: '', after: text }
    case 'steps':
      return { kind: 'addStep', stepId: uuid, afterStepId: null, text, category: null }
    case 'outcomes':
      return { kind: 'addStatement', statementId: uuid, stepId: STEP_ID, text }
  }
}
