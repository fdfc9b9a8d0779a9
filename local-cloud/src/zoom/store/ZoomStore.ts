import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { ProviderStore } from '../../provider/ProviderStore.ts'
import { RegistrantStore } from './RegistrantStore.ts'
import { type EventKind, Notice, Stay, ZoomEvent } from './records.ts'

const RecordRow = z.object({ sequence: z.number(), record: z.string() })
const Count = z.object({ count: z.number() })

/** An event with its place in lists. */
export interface ListedEvent {
  readonly sequence: number
  readonly event: ZoomEvent
}

/** Everything the video conferences know. */
export class ZoomStore extends ProviderStore {
  readonly registrants: RegistrantStore

  constructor(database: DatabaseSync) {
    super(database, ['events', 'registrants', 'stays', 'notices', 'uses'])
    this.registrants = new RegistrantStore(database)
  }

  findEvent(id: string): ZoomEvent | undefined {
    const row = this.database.prepare('SELECT sequence, record FROM events WHERE id = ?').get(id)
    return row && ZoomEvent.parse(JSON.parse(RecordRow.parse(row).record))
  }

  /** Oldest first. @param after `sequence` after which the page starts */
  eventsOf(host: string, type: EventKind, after: number, limit: number): readonly ListedEvent[] {
    return this.database
      .prepare(
        `SELECT sequence, record FROM events WHERE host = ? AND type = ? AND sequence > ?
        AND json_extract(record, '$.state') <> 'deleted' ORDER BY sequence LIMIT ?`,
      )
      .all(host, type, after, limit)
      .map((row) => {
        const { sequence, record } = RecordRow.parse(row)
        return { sequence, event: ZoomEvent.parse(JSON.parse(record)) }
      })
  }

  countEvents(host: string, type: EventKind): number {
    const row = this.database
      .prepare(
        `SELECT count(*) AS count FROM events WHERE host = ? AND type = ?
        AND json_extract(record, '$.state') <> 'deleted'`,
      )
      .get(host, type)
    return Count.parse(row).count
  }

  /** Lists all events, including deleted ones, in the order in which they were added. */
  allEvents(): readonly ZoomEvent[] {
    return this.database
      .prepare('SELECT sequence, record FROM events ORDER BY sequence')
      .all()
      .map((row) => ZoomEvent.parse(JSON.parse(RecordRow.parse(row).record)))
  }

  putEvent(event: ZoomEvent): void {
    this.database
      .prepare(
        `INSERT INTO events (id, host, type, record) VALUES (?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET host = excluded.host, record = excluded.record`,
      )
      .run(event.id, event.hostId, event.type, JSON.stringify(event))
  }

  addStay({ event, occurrence, registrant, email, name, joined, left }: Omit<Stay, 'sequence'>): void {
    this.database
      .prepare(
        'INSERT INTO stays (event, occurrence, registrant, email, name, joined, left) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(event, occurrence, registrant, email, name, joined, left)
  }

  stays(event: string, occurrence: string, after: number, limit: number): readonly Stay[] {
    return this.database
      .prepare(
        'SELECT * FROM stays WHERE event = ? AND occurrence = ? AND sequence > ? ORDER BY sequence LIMIT ?',
      )
      .all(event, occurrence, after, limit)
      .map((row) => Stay.parse(row))
  }

  countStays(event: string, occurrence: string): number {
    const row = this.database
      .prepare('SELECT count(*) AS count FROM stays WHERE event = ? AND occurrence = ?')
      .get(event, occurrence)
    return Count.parse(row).count
  }

  putNotice(notice: Notice): void {
    this.database
      .prepare('INSERT INTO notices (id, record) VALUES (?, ?)')
      .run(notice.id, JSON.stringify(notice))
  }

  findNotice(id: string): Notice | undefined {
    const row = this.database.prepare('SELECT sequence, record FROM notices WHERE id = ?').get(id)
    return row && Notice.parse(JSON.parse(RecordRow.parse(row).record))
  }

  /** Newest first. */
  latestNotices(limit: number): readonly Notice[] {
    return this.database
      .prepare('SELECT sequence, record FROM notices ORDER BY sequence DESC LIMIT ?')
      .all(limit)
      .map((row) => Notice.parse(JSON.parse(RecordRow.parse(row).record)))
  }

  /** Counts one use of a daily limit. @param day for example "2026-11-22" @returns the uses of that day */
  use(name: string, day: string): number {
    const row = this.database
      .prepare(
        'INSERT INTO uses VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1 RETURNING count',
      )
      .get(name, day)
    return Count.parse(row).count
  }

  clearUses(): void {
    this.database.exec('DELETE FROM uses')
  }
}
