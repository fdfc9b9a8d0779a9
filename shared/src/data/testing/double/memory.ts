import { exportTriangularisDoc } from '@outcome-studio/shared/callables/exportTriangularisDoc'
import { type ModelStatus, readModelStatus } from '@outcome-studio/shared/callables/readModelStatus'
import { runOutcomeAutomation } from '@outcome-studio/shared/callables/runOutcomeAutomation'
import { type ModelTest, testModel } from '@outcome-studio/shared/callables/testModel'
import { upgradeTriangularisDoc } from '@outcome-studio/shared/callables/upgradeTriangularisDoc'
import {
  type AutomationRequest,
  automationRequestSchema,
  type OutcomeAutomationResult,
} from '@outcome-studio/shared/domain/automation'
import { readStoredRules } from '@outcome-studio/shared/domain/checker'
import type { NeedsTypes } from '@outcome-studio/shared/domain/needs'
import { studyRequestSchema } from '@outcome-studio/shared/domain/study'
import { provideConnection } from '../../connection/currentConnection.ts'
import { provideNeeds, STORED_NEEDS } from '../../needs/needsHooks.ts'
import type { RulesPlace } from '../../rules/RulesPlace.ts'
import { rulesPath } from '../../rules/rulesPath.ts'
import type { SignedIn } from '../../session/Session.ts'
import { provideSia } from '../../sia/currentSia.ts'
import { provideStudies } from '../../studies/studyHooks.ts'
import { createDocumentDouble, type DocumentDouble } from './createDocumentDouble.ts'
import { createMemoryClient } from './createMemoryClient.ts'
import { createMemoryConnection, type DeviceSnapshot } from './createMemoryConnection.ts'
import { createMemoryDatabase } from './createMemoryDatabase.ts'
import { createSiaDouble, type SiaDouble } from './createSiaDouble.ts'
import { createStudyDouble, type StudyDouble } from './createStudyDouble.ts'
import type { DataClient } from './DataClient.ts'

type RunAutomation = (request: AutomationRequest) => Promise<OutcomeAutomationResult>

const MEMBER: SignedIn = {
  state: 'signedIn',
  uid: 'standard',
  domain: 'acme.test',
  email: 'standard@acme.test',
  claims: { toolsAdmin: true },
}
const START = Date.parse('2026-03-01T09:00:00Z')
const MINUTE = 60_000

/** The data of a test, in memory. */
interface Memory {
  readonly studies: StudyDouble
  readonly needs: DocumentDouble<NeedsTypes>
  readonly sia: SiaDouble
  /** What an earlier visit stored on this device, by the names of snapshots. */
  readonly device: Map<string, DeviceSnapshot>
  /** Answers the callables about the language model. */
  readonly model: {
    status: () => Promise<ModelStatus>
    test: () => Promise<ModelTest>
  }
  /** Answers the callable runOutcomeAutomation. */
  runAutomation: RunAutomation
  readonly rules: {
    /** Thrown by the next reads or saves of custom rules, in this order. */
    readonly failures: Error[]
    /** Custom rules are read and saved once this is fulfilled. */
    held: Promise<void>
    /** Stores custom rules as another member would. @param rules JSON, or a value that becomes JSON */
    store(place: RulesPlace, rules: unknown): void
    /** JSON of stored custom rules; undefined if there are none. */
    stored(place: RulesPlace): string | undefined
  }
}

let current: Memory | undefined
let disconnect = () => {}

/** The data of the running test: of resetMemory, or new if that was not called. */
export const memory = (): Memory => current ?? resetMemory()

/**
 * Connects the data layer to an empty database in memory, for a signed-in tools admin. A minute passes with each
 * write.
 */
export function resetMemory(): Memory {
  const database = createMemoryDatabase()
  let time = START
  const now = () => {
    time += MINUTE
    return new Date(time)
  }
  const client = createMemoryClient({ database, session: () => MEMBER, now })
  const options = { database, client, member: MEMBER, now }
  const studies = createStudyDouble(options)
  const needs = createDocumentDouble(STORED_NEEDS, options)
  const sia = createSiaDouble(options)
  const storedRules = (place: RulesPlace) => readStoredRules(database.read(rulesPath(MEMBER, place)))
  const created: Memory = {
    studies,
    needs,
    sia,
    device: new Map(),
    model: { status: () => new Promise(() => {}), test: () => new Promise(() => {}) },
    runAutomation: async () => ({ remarks: {}, verLexer: '1.0.0' }),
    rules: {
      failures: [],
      held: Promise.resolve(),
      store: (place, rules) =>
        database.write(rulesPath(MEMBER, place), {
          json: typeof rules === 'string' ? rules : JSON.stringify(rules, null, 2),
          revision: (storedRules(place)?.revision ?? 0) + 1,
          updatedAt: new Date(START).toISOString(),
        }),
      stored: (place) => storedRules(place)?.json,
    },
  }
  const docNameOf = (input: unknown) => studyRequestSchema.parse(input).firestoreDocId
  const answering = createMemoryClient({
    database,
    session: () => MEMBER,
    now,
    answers: {
      [upgradeTriangularisDoc.name]: (input) => studies.upgrade(docNameOf(input)),
      [exportTriangularisDoc.name]: (input) => studies.export(docNameOf(input)),
      [readModelStatus.name]: () => created.model.status(),
      [testModel.name]: () => created.model.test(),
      [runOutcomeAutomation.name]: (input) => created.runAutomation(automationRequestSchema.parse(input)),
    },
  })
  const connection = createMemoryConnection(onDemand(answering, created.rules), MEMBER, created.device)
  provideStudies(connection, studies)
  provideNeeds(connection, needs)
  provideSia(connection, sia)
  disconnect()
  disconnect = provideConnection(connection)
  current = created
  return created
}

/** Documents have a client of their own, so these are the failures and delays of custom rules. */
function onDemand(client: DataClient, rules: Memory['rules']): DataClient {
  return {
    ...client,
    source: {
      ...client.source,
      documents: async () => {
        await rules.held
        const failure = rules.failures.shift()
        if (failure) throw failure
        return client.source.documents()
      },
    },
  }
}
