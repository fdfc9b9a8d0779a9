import type { StudySession } from '@outcome-studio/shared/document'
import type { Decision, Proposal, ProposalId, SiaMessageId } from '@outcome-studio/shared/domain/coach'
import { studyNameFor } from '@outcome-studio/shared/domain/needs'
import { removedBy } from '../domain/proposals/planChange.ts'
import { planGoal, planGoals } from '../domain/proposals/planGoal.ts'
import { type MoveOrigin, moveOrigin, planMove } from '../domain/proposals/planMove.ts'
import { planProposal, planProposals } from '../domain/proposals/planProposal.ts'
import { planReversal } from '../domain/proposals/planReversal.ts'
import type { OpenNeeds } from '../needs/NeedsPlace.ts'
import { saveUnderFreeName } from '../study/saveUnderFreeName.ts'
import { acceptedHere } from './acceptedHere.ts'

const NAMED_BY_US = /^New study(?: \d+)?$/

export interface ProposalActionsOptions {
  readonly session: StudySession
  readonly decide: (
    answerId: SiaMessageId,
    proposalId: ProposalId,
    decision: Decision | null,
  ) => Promise<void>
  /** Names of the member's studies. */
  readonly names: () => readonly string[]
  /** Saves as the editor does, and reports a failure. */
  readonly save: (write: () => Promise<boolean>) => Promise<void>
  readonly onFailure: (error: unknown) => void
}

/**
 * Applies the member's decisions about proposals. An accepted one is an ordinary edit of the study, saved at once. The
 * study itself shows whether it is accepted, so recording the decision may fail without harm.
 */
export class ProposalActions {
  readonly #options: ProposalActionsOptions

  constructor(options: ProposalActionsOptions) {
    this.#options = options
  }

  /** Returns whether the study has the proposal now. @param text what to write instead of the proposed text */
  accept(answerId: SiaMessageId, proposal: Proposal, text?: string): boolean {
    const { session } = this.#options
    const plan = planProposal(proposal, session.content, text)
    if (plan.kind !== 'ready') return plan.kind === 'done'
    const job = proposal.edit.kind === 'setJob' ? (text ?? proposal.edit.after) : null
    this.#nameStudy(job)
    acceptedHere(session).remember(answerId, proposal.id, moveOrigin(proposal.edit, session.content))
    const removed = removedBy(session.content, proposal)
    session.apply(plan.operation, 'proposal accepted')
    this.#recordAccepted(answerId, proposal.id, text, removed)
    this.#save()
    return true
  }

  /** Where a step or statement was before its move was accepted on this page; undefined if it was not accepted here. */
  origin(answerId: SiaMessageId, id: ProposalId): MoveOrigin | null | undefined {
    return acceptedHere(this.#options.session).find(answerId, id)
  }

  /**
   * Takes an accepted proposal out of the study and makes it open again. Returns whether it did.
   * @param removed what a removal took out, as its decision has it
   */
  undo(answerId: SiaMessageId, proposal: Proposal, removed?: string): boolean {
    const { session } = this.#options
    const reversal = planReversal(proposal, session.content, {
      origin: this.origin(answerId, proposal.id),
      removed,
    })
    if (reversal === null) return false
    session.apply(reversal, 'acceptance undone')
    // The study shows the state, so the record may be missing without harm.
    this.#options.decide(answerId, proposal.id, null).catch(() => {})
    this.#save()
    return true
  }

  /** Moves a statement of the study to another job step. */
  moveStatement(statementId: string, stepId: string): void {
    const { session } = this.#options
    const plan = planMove(session.content, statementId, stepId)
    if (plan.kind !== 'ready') return
    session.apply(plan.operation, 'statement moved')
    this.#save()
  }

  /**
   * Returns whether the needs document has the goal now.
   * @param choice what the member writes, and replaces, instead
   */
  acceptGoal(
    answerId: SiaMessageId,
    proposal: Proposal,
    { session, apply }: OpenNeeds,
    choice: Parameters<typeof planGoal>[2] = {},
  ): boolean {
    const plan = planGoal(proposal, session.content, choice)
    if (plan.kind !== 'ready') return plan.kind === 'done'
    apply(plan.operation)
    this.#recordAccepted(answerId, proposal.id, choice.text)
    return true
  }

  /** Accepts several goals as one edit of the needs document. Returns how many. */
  acceptAllGoals(
    answerId: SiaMessageId,
    proposals: readonly Proposal[],
    { session, apply }: OpenNeeds,
  ): number {
    const { operation, planned } = planGoals(proposals, session.content)
    if (planned.length === 0) return 0
    apply(operation)
    for (const id of planned) this.#recordAccepted(answerId, id)
    return planned.length
  }

  /** Accepts several as one edit. Returns how many. */
  acceptAll(answerId: SiaMessageId, proposals: readonly Proposal[]): number {
    const { session } = this.#options
    const { operation, planned } = planProposals(proposals, session.content)
    if (planned.length === 0) return 0
    this.#nameStudy(null)
    session.apply(operation, `${planned.length} proposals accepted`)
    for (const id of planned) this.#recordAccepted(answerId, id)
    this.#save()
    return planned.length
  }

  /** Resolves with whether it was recorded. */
  async reject(answerId: SiaMessageId, id: ProposalId): Promise<boolean> {
    return this.#decide(answerId, id, { kind: 'rejected' })
  }

  /** Makes a rejected proposal open again. */
  async reopen(answerId: SiaMessageId, id: ProposalId): Promise<boolean> {
    return this.#decide(answerId, id, null)
  }

  async #decide(answerId: SiaMessageId, id: ProposalId, decision: Decision | null): Promise<boolean> {
    try {
      await this.#options.decide(answerId, id, decision)
      return true
    } catch (error) {
      this.#options.onFailure(error)
      return false
    }
  }

  #recordAccepted(answerId: SiaMessageId, id: ProposalId, text?: string, removed?: string): void {
    const decision: Decision = {
      kind: 'accepted',
      ...(text !== undefined && { text }),
      ...(removed !== undefined && { removed }),
    }
    this.#options.decide(answerId, id, decision).catch(() => {})
  }

  /**
   * Names a new study after its job, as soon as it has one. Call it before the edit, so that undo reverts the edit
   * first.
   */
  #nameStudy(acceptedJob: string | null): void {
    const { session, names } = this.#options
    const job = acceptedJob ?? session.content.jtbd.userInput
    const isUnnamed = session.docName.trim() === ''
    const isToRename = acceptedJob !== null && NAMED_BY_US.test(session.docName)
    if (isUnnamed || isToRename) session.rename(studyNameFor(job, names()))
  }

  #save(): void {
    const { session, names, save } = this.#options
    const nameFor = (taken: ReadonlySet<string>) =>
      studyNameFor(session.content.jtbd.userInput, [...names(), ...taken])
    void save(() => saveUnderFreeName(session, nameFor))
  }
}
