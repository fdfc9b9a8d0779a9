import { useEffect, useState } from 'react'
import { currentConnection } from '../connection/currentConnection.ts'
import { useUid } from '../signIn/useUid.ts'
import type { Snapshot, SnapshotKind } from '../snapshots/Snapshots.ts'

interface Reading<Value> {
  readonly uid: string
  readonly kind: SnapshotKind<Value>
  readonly snapshot: Snapshot<Value> | null
}

/**
 * Reads a snapshot of the signed-in member once.
 * @param kind with a stable identity
 * @returns null without one, undefined while it is being read
 */
export function useSnapshot<Value>(kind: SnapshotKind<Value>): Snapshot<Value> | null | undefined {
  const uid = useUid()
  const [reading, setReading] = useState<Reading<Value> | null>(null)
  useEffect(() => {
    if (!uid) return
    let isOver = false
    const read = async () => {
      const snapshot = await currentConnection().snapshots.read(uid, kind)
      if (!isOver) setReading({ uid, kind, snapshot })
    }
    void read()
    return () => {
      isOver = true
    }
  }, [uid, kind])
  if (uid === null) return null
  return reading !== null && reading.uid === uid && reading.kind === kind ? reading.snapshot : undefined
}
