export {
  findSessions,
  groupSessions,
  latestSessionFirst,
  type SessionGroup,
} from './conversation/groupSessions.ts'
export { memberMessageFields, readSiaMessage } from './conversation/readSiaMessage.ts'
export { readSiaSession } from './conversation/readSiaSession.ts'
export {
  ANSWER_STATUSES,
  type AnswerNotice,
  type CoachMessage,
  type Decision,
  type MemberMessage,
  SIA_ANSWER_LEASE,
  SIA_ANSWER_MAX_LENGTH,
  SIA_MESSAGE_MAX_LENGTH,
  SIA_REMOVED_MAX_LENGTH,
  type SiaMessage,
  type SiaMessageId,
  siaMessageId,
} from './conversation/SiaMessage.ts'
export {
  SIA_TITLE_MAX_LENGTH,
  type SiaSession,
  type SiaSessionId,
  siaSessionId,
} from './conversation/SiaSession.ts'
export { OUTCOME_QUESTIONS, type OutcomeQuestion } from './drafts/OUTCOME_QUESTIONS.ts'
export {
  type AnswerLine,
  type LinePreview,
  messageOfLines,
  toldIn,
  type WrittenLine,
} from './lines/AnswerLine.ts'
export { finishedStatement, openWordIn, tellsSecond, withoutAside } from './lines/finishedStatement.ts'
export { leftOut } from './lines/leftOut.ts'
export { answerLines } from './path/answerLines.ts'
export { askQuestion } from './path/askQuestion.ts'
export { asTyped, nameAsTyped } from './path/asTyped.ts'
export {
  type CoachQuestion,
  type CoachState,
  type LayerQuestion,
  type LeftWords,
  MAX_LEFT,
  questionKey,
  readCoachState,
  type StepQuestion,
  writeCoachState,
} from './path/CoachState.ts'
export {
  COACH_GOAL_MAX_LENGTH,
  COACH_MAX_GOALS,
  type CoachContext,
  type CoachNeeds,
  type CoachTurn,
  type EarlierProposal,
} from './path/CoachTurn.ts'
export { countStatements, nextCoachQuestion, waitingSteps } from './path/nextCoachQuestion.ts'
export { OWN_WORDS } from './path/OWN_WORDS.ts'
export { openCoach, reopenCoach, startState } from './path/openCoach.ts'
export { summarize } from './path/summarize.ts'
export {
  addedItem,
  isWordless,
  isWordlessKind,
  type Proposal,
  type ProposalId,
  type ProposedEdit,
  type ProposedEditKind,
  proposalId,
  proposedText,
  type WordlessEdit,
} from './proposals/Proposal.ts'
export { PROPOSED_EDIT_KINDS } from './proposals/proposalSchema.ts'
