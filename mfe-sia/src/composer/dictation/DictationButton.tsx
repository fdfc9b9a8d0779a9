import { createLazy } from '@outcome-studio/shared/domain/base'
import { useHost, useLazy } from '@outcome-studio/shared/feature'
import { IconButton } from '@outcome-studio/shared/ui'
import { Mic, Square } from 'lucide-react'
import { useState } from 'react'
import type { DictationProps } from './Dictation.tsx'
import { speechRecognition } from './speechRecognition.ts'

const dictation = createLazy(async () => (await import('./Dictation.tsx')).Dictation)

type DictationButtonProps = Pick<DictationProps, 'onText' | 'onHeard' | 'announce' | 'onProblem'>

/** Starts and stops dictation. Absent in browsers that cannot recognize speech. Its code is loaded when it is used. */
export function DictationButton(props: DictationButtonProps) {
  const host = useHost()
  const [create] = useState(() => speechRecognition(window))
  const [isAllowed, setAllowed] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const part = useLazy(dictation, { isWanted, onFailure: (error) => host.showError(error) })
  if (create === null) return null
  const Part = isWanted && part.kind === 'loaded' ? part.value : null
  return (
    <>
      <IconButton label={isWanted ? 'Stop dictation' : 'Dictate'} onClick={() => setWanted(!isWanted)}>
        {isWanted ? <Square aria-hidden="true" /> : <Mic aria-hidden="true" />}
      </IconButton>
      {Part && (
        <Part
          {...props}
          create={create}
          isAllowed={isAllowed}
          onAllow={() => setAllowed(true)}
          onEnd={() => setWanted(false)}
        />
      )}
    </>
  )
}
