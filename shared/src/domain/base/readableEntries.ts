import * as z from 'zod/mini'

/**
 * A stored list of which entries that cannot be read are left out, so that the others stay: another version of the
 * product may have written them.
 */
export const readableEntries = <Entry>(entry: z.ZodMiniType<Entry>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((stored): readonly Entry[] =>
      stored.flatMap((each) => {
        const parsed = entry.safeParse(each)
        return parsed.success ? [parsed.data] : []
      }),
    ),
  )
