import {
  domainOfEmail,
  jobStepUuid,
  outcomeStatementUuid,
  planSave,
  STUDY_KIND,
  type Study,
  studyUuid,
} from '@outcome-studio/shared/domain'

interface StoreStudy {
  readonly portOffset: number
  readonly email: string
  readonly docName: string
  /** Number of outcome statements, ten per job step. */
  readonly statements: number
}

type Encoded = Readonly<Record<string, unknown>>

/** Stores a generated study of any size in the local cloud with admin rights. */
export async function storeStudy({ portOffset, email, docName, statements }: StoreStudy): Promise<void> {
  const uuid = studyUuid(crypto.randomUUID())
  const study: Study = {
    jtbd: { uuid, executor: 'Fence keepers', userInput: 'Maintain a pasture fence', remarks: [] },
    jobSteps: Array.from({ length: Math.ceil(statements / 10) }, (_, step) => ({
      uuid: jobStepUuid(crypto.randomUUID()),
      userInput: `Check section ${step + 1} of the fence`,
      category: 'Monitor',
      remarks: [],
      outcomeStatements: Array.from({ length: 10 }, (_, index) => ({
        uuid: outcomeStatementUuid(crypto.randomUUID()),
        userInput: `Minimize the time it takes to find a loose post in row ${'abcdefghij'.charAt(index)} when the ground is wet`,
        remarks: [],
      })),
    })),
  }
  const member = { uid: await uidOf(email, portOffset), domain: domainOfEmail(email) ?? '' }
  const plan = planSave(STUDY_KIND, { member, docName, content: study, replaced: null, now: new Date() })
  const root = 'projects/demo-outcome-studio/databases/(default)/documents'
  const writes = plan.writes.flatMap(({ path, fields }) =>
    fields === null ? [] : [{ update: { name: `${root}/${path}`, fields: fieldsOf(fields) } }],
  )
  const response = await fetch(`http://localhost:${8080 + portOffset}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ writes }),
  })
  if (!response.ok) throw new Error(`The study could not be stored: ${await response.text()}`)
}

async function uidOf(email: string, portOffset: number): Promise<string> {
  const response = await fetch(`http://localhost:${9099 + portOffset}/local-cloud/people`)
  const people: readonly { readonly email: string; readonly uid: string }[] = await response.json()
  const person = people.find((each) => each.email === email)
  if (!person) throw new Error(`Nobody is seeded as ${email}`)
  return person.uid
}

function fieldsOf(record: object): Encoded {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, encoded(value)]))
}

function encoded(value: unknown): Encoded {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number') return { integerValue: String(value) }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } }
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: fieldsOf(value) } }
  return { nullValue: null }
}
