import { ProjectStore } from '../src/firestore/store/ProjectStore.ts'

const BATCH = 500

export const BENCH_DATABASE = { project: 'bench', database: '(default)' } as const

/** Writes small documents (five fields) into a data folder, 1,000 to a collection. */
export function fillFolder(dataDir: string, documents: number): void {
  const store = new ProjectStore(dataDir, Date.now)
  const database = store.database(BENCH_DATABASE)
  for (let first = 0; first < documents; first += BATCH) {
    const version = database.nextVersion()
    const planned = Array.from({ length: Math.min(BATCH, documents - first) }, (_, index) => {
      const number = first + index
      const name = `${database.root}/groups/g${Math.floor(number / 1000)}/people/person-${String(number).padStart(6, '0')}`
      const fields = {
        name: { stringValue: `Person number ${number}` },
        email: { stringValue: `person${number}@example.test` },
        age: { integerValue: String(number % 90) },
        active: { booleanValue: number % 3 === 0 },
        createdAt: { timestampValue: '2026-01-01T00:00:00.000000Z' },
      }
      return { name, before: undefined, after: { name, fields, createTime: version, updateTime: version } }
    })
    database.apply(version, planned)
  }
  store.close()
}
