import type { ComponentProps } from 'react'
import { keyOfList } from '../checking/remarkPlaces.ts'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { UnderlinedWords } from './UnderlinedWords.tsx'
import { textOf } from './useTextSource.ts'

interface FieldUnderlinesProps extends Omit<ComponentProps<typeof UnderlinedWords>, 'text'> {
  /** Of the item whose text it is, or EXECUTOR_FIELD. */
  readonly uuid: string
}

/** Underlines words in a field as they are typed. Renders only where there is a remark about words. */
export function FieldUnderlines({ uuid, remarks, look }: FieldUnderlinesProps) {
  const { session } = useEditor()
  const isAboutWords = remarks.some(({ span }) => span !== null)
  const text = useSessionValue(keyOfList(uuid, session.uuid), ({ views }) =>
    isAboutWords ? textOf(views, uuid) : '',
  )
  return <UnderlinedWords text={text} remarks={remarks} look={look} />
}
