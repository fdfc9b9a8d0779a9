import { z } from 'zod'

const seatSchema = z.object({
  /** Id of the group. */
  group: z.string(),
  uid: z.string(),
  /** Domain of the member's record. */
  domain: z.string(),
  email: z.string().catch(''),
  by: z.enum(['invitation', 'domain']).catch('domain'),
  takenAt: z.string().catch(''),
})

/** A person's seat, groupSeats/{uid}. */
export type StoredSeat = Readonly<z.infer<typeof seatSchema>>

/** Reads a stored seat; null if there is none. */
export const parseSeat = (stored: unknown): StoredSeat | null => seatSchema.safeParse(stored).data ?? null
