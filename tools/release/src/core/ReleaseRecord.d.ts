import { z } from 'zod'
/** What a feature takes from the shell, as its build found it. */
export declare const needsSchema: z.ZodObject<
  {
    contract: z.ZodInt
    packages: z.ZodRecord<z.ZodString, z.ZodString>
    names: z.ZodRecord<z.ZodString, z.ZodArray<z.ZodString>>
  },
  z.core.$strip
>
/** What a shell provides to features, as its build found it. */
export declare const offersSchema: z.ZodObject<
  {
    contract: z.ZodInt
    packages: z.ZodRecord<z.ZodString, z.ZodString>
    names: z.ZodRecord<z.ZodString, z.ZodNullable<z.ZodArray<z.ZodString>>>
  },
  z.core.$strip
>
/** A released version of a feature: a file that is never changed. */
export declare const featureRecordSchema: z.ZodObject<
  {
    commit: z.ZodNullable<z.ZodString>
    time: z.ZodISODateTime
    release: import('zod/mini').ZodMiniObject<
      {
        id: import('zod/mini').ZodMiniString<string>
        name: import('zod/mini').ZodMiniString<string>
        version: import('zod/mini').ZodMiniString<string>
        entry: import('zod/mini').ZodMiniString<string>
        integrity: import('zod/mini').ZodMiniString<string>
        exposes: import('zod/mini').ZodMiniReadonly<
          import('zod/mini').ZodMiniArray<import('zod/mini').ZodMiniString<string>>
        >
        contract: import('zod/mini').ZodMiniInt
      },
      z.core.$strip
    >
    needs: z.ZodObject<
      {
        contract: z.ZodInt
        packages: z.ZodRecord<z.ZodString, z.ZodString>
        names: z.ZodRecord<z.ZodString, z.ZodArray<z.ZodString>>
      },
      z.core.$strip
    >
    files: z.ZodRecord<z.ZodString, z.ZodString>
  },
  z.core.$strip
>
/** A released version of the shell. */
export declare const shellRecordSchema: z.ZodObject<
  {
    commit: z.ZodNullable<z.ZodString>
    time: z.ZodISODateTime
    version: z.ZodString
    offers: z.ZodObject<
      {
        contract: z.ZodInt
        packages: z.ZodRecord<z.ZodString, z.ZodString>
        names: z.ZodRecord<z.ZodString, z.ZodNullable<z.ZodArray<z.ZodString>>>
      },
      z.core.$strip
    >
  },
  z.core.$strip
>
export type Needs = z.infer<typeof needsSchema>
export type Offers = z.infer<typeof offersSchema>
export type FeatureRecord = z.infer<typeof featureRecordSchema>
export type ShellRecord = z.infer<typeof shellRecordSchema>
