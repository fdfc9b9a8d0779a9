import { z } from 'zod'

/** A Firestore trigger that the functions export. */
export const Trigger = z.object({
  name: z.string(),
  kind: z.enum(['created', 'updated', 'deleted', 'written']),
  withAuthContext: z.boolean(),
  database: z.string(),
  /** Path pattern below the documents root. */
  document: z.string(),
  /** Whether the function's options request a retry when it throws. */
  retry: z.boolean(),
})
export type Trigger = Readonly<z.infer<typeof Trigger>>

/** An exported function that runs by a schedule. */
export const Schedule = z.object({
  name: z.string(),
  /** Region and name, as in the path that calls it. */
  path: z.string(),
  /** For example "every 5 minutes". */
  every: z.string(),
})
export type Schedule = Readonly<z.infer<typeof Schedule>>

/** An exported function that nothing calls here, because its trigger is not supported. */
export const UnsupportedFunction = z.object({
  name: z.string(),
  /** For example "google.cloud.storage.object.v1.finalized". */
  trigger: z.string(),
})
export type UnsupportedFunction = Readonly<z.infer<typeof UnsupportedFunction>>

/** Messages from the functions process to the local cloud. */
export const ChildMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ready'),
    port: z.number(),
    callables: z.array(z.string()),
    triggers: z.array(Trigger),
    schedules: z.array(Schedule),
    unsupported: z.array(UnsupportedFunction),
    /** Imported source files of the functions, without packages. */
    files: z.array(z.string()),
  }),
  z.object({ type: z.literal('broken'), reason: z.string(), files: z.array(z.string()) }),
  z.object({ type: z.literal('idle') }),
  z.object({ type: z.literal('delivered'), delivery: z.number() }),
  z.object({ type: z.literal('failed'), delivery: z.number(), reason: z.string() }),
])
export type ChildMessage = Readonly<z.infer<typeof ChildMessage>>

/** Messages from the local cloud to the functions process. */
export const ParentMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('deliver'),
    delivery: z.number(),
    trigger: z.string(),
    /** A CloudEvent with data in proto3 JSON. */
    event: z.record(z.string(), z.unknown()),
  }),
  /** Answered by `idle` once no function runs. */
  z.object({ type: z.literal('report idle') }),
])
export type ParentMessage = Readonly<z.infer<typeof ParentMessage>>
