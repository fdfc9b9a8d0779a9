import type { Connection } from '../../connection/Connection.ts'

/** The part of a connection that repositories and callables use. */
export type DataClient = Pick<Connection, 'source' | 'call'>
