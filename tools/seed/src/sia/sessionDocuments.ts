import {
  type CoachMessage,
  memberMessageFields,
  type Proposal,
  proposalId,
  type SiaMessageId,
  type SiaSession,
  siaMessageId,
  siaSessionId,
} from '@outcome-studio/shared/domain/coach'
import {
  type MemberKey,
  memberPath,
  messagesPath,
  sessionsPath,
  siaStudiesPath,
} from '@outcome-studio/shared/domain/paths'
import type { Study } from '@outcome-studio/shared/domain/study'
import type { SeedDocument } from '../rest/SeedDocument.ts'
import { stableUuid } from '../studies/stableUuid.ts'
import { toStudy } from '../studies/toStudy.ts'
import type { SeedExchange, SeedProposal, SeedSession } from './SeedSession.ts'

const MINUTE = 60_000

/**
 * Documents of a session as the browser and siaChat store them.
 * @param endedAt ISO time of the last answer
 * @throws Error if the study's uuid is no document id
 */
export function sessionDocuments(
  { title, study: written, exchanges }: SeedSession,
  owner: MemberKey,
  endedAt: string,
): readonly SeedDocument[] {
  const study = toStudy(written, memberPath(owner))
  const studyUuid = study.jtbd.uuid
  const name = `${memberPath(owner)} sia ${title}`
  const id = siaSessionId(stableUuid(name))
  const sessions = sessionsPath(owner, studyUuid)
  if (sessions === null) throw new Error(`The study of ${title} has no uuid that can be stored.`)
  const startedAt = Date.parse(endedAt) - exchanges.length * 2 * MINUTE
  const timeOf = (at: number) => new Date(startedAt + at * MINUTE).toISOString()
  const messageIdOf = (at: number) => siaMessageId(stableUuid(`${name} ${at}`))
  const messages = messagesPath(sessions, id)

  const stored = exchanges.flatMap((exchange, index): SeedDocument[] => {
    const at = index * 2
    const [asked, answer] = [messageIdOf(at), messageIdOf(at + 1)]
    const question = {
      id: asked,
      role: 'member',
      text: exchange.member,
      createdAt: timeOf(at),
      parentId: at === 0 ? null : messageIdOf(at - 1),
    } as const
    return [
      { path: `${messages}/${asked}`, data: memberMessageFields(question) },
      { path: `${messages}/${answer}`, data: answerTo(asked, exchange, study, timeOf(at + 1)) },
    ]
  })
  const updatedAt = timeOf(Math.max(0, exchanges.length - 1) * 2)
  const session: Omit<SiaSession, 'id' | 'studyUuid'> = {
    title,
    createdAt: timeOf(0),
    updatedAt,
    removedAt: null,
    needsUuid: null,
  }
  return [
    { path: `${siaStudiesPath(owner)}/${studyUuid}`, data: { updatedAt } },
    { path: `${sessions}/${id}`, data: { ...session } },
    ...stored,
  ]
}

function answerTo(
  parentId: SiaMessageId,
  { coach, choices = [], proposals = [] }: SeedExchange,
  study: Study,
  createdAt: string,
): Omit<CoachMessage, 'id'> {
  const made = proposals.map((proposal) => ({ proposal, stored: toProposal(proposal, parentId, study) }))
  return {
    role: 'coach',
    parentId,
    text: coach,
    createdAt,
    status: 'whole',
    growsUntil: createdAt,
    by: 'rules',
    verPrompt: '',
    notice: null,
    choices,
    proposals: made.map(({ stored }) => stored),
    decisions: Object.fromEntries(
      made.flatMap(({ proposal, stored }) =>
        proposal.isAccepted ? [[stored.id, { kind: 'accepted' }] as const] : [],
      ),
    ),
    stopRequested: false,
    // Unknown to the built-in coach, which then reads the study.
    state: '',
  }
}

function toProposal({ step, text, reason, rules }: SeedProposal, answer: string, study: Study): Proposal {
  const jobStep = study.jobSteps.find(({ userInput }) => userInput === step)
  if (!jobStep) throw new Error(`The study has no job step “${step}”.`)
  const existing = jobStep.outcomeStatements.find(({ userInput }) => userInput === text)
  return {
    id: proposalId(stableUuid(`${answer} ${text}`)),
    edit: {
      kind: 'addStatement',
      statementId: existing?.uuid ?? stableUuid(`${answer} ${text} statement`),
      stepId: jobStep.uuid,
      text,
    },
    reason,
    rules,
    assumptions: [],
    remarks: [],
  }
}
