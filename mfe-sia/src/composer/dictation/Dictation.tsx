import { Button, Dialog } from '@outcome-studio/shared/ui'
import { useEffect, useRef } from 'react'
import { dictationProblem } from './dictationProblem.ts'
import type { SpeechRecognizer } from './speechRecognition.ts'

export interface DictationProps {
  readonly create: () => SpeechRecognizer
  /** Called with each stretch of speech that the browser has understood for good. */
  readonly onText: (text: string) => void
  /** Called with the words that the browser may still change; null once dictation has ended. */
  readonly onHeard: (text: string | null) => void
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void
  /** Shows why dictation ended early. */
  readonly onProblem: (text: string) => void
  readonly onEnd: () => void
  /** Whether the member has agreed since the session was opened. */
  readonly isAllowed: boolean
  readonly onAllow: () => void
}

/** Asks for consent, then writes down what the member says until they stop, or the browser does. */
export function Dictation(props: DictationProps) {
  if (props.isAllowed) return <Listening {...props} />
  return (
    <Dialog
      title="Dictate with your browser"
      isOpen
      onClose={props.onEnd}
      actions={
        <>
          <Button onPress={props.onEnd}>Cancel</Button>
          <Button tone="primary" onPress={props.onAllow}>
            Start dictation
          </Button>
        </>
      }
    >
      <p>
        Your browser turns speech into text. Its maker, for example Google, Microsoft or Apple, may get the
        audio for that, by its own terms. Outcome Studio gets the text alone, and you can change it before you
        send it.
      </p>
      <p>Speak English. Dictation ends when you stop it, or after a pause.</p>
    </Dialog>
  )
}

function Listening({ create, onText, onHeard, announce, onProblem, onEnd }: DictationProps) {
  const latest = useRef({ onText, onHeard, announce, onProblem, onEnd })
  latest.current = { onText, onHeard, announce, onProblem, onEnd }
  useEffect(() => {
    const recognizer = create()
    recognizer.lang = 'en-US'
    recognizer.continuous = true
    recognizer.interimResults = true
    recognizer.onresult = ({ resultIndex, results }) => {
      const parts = Array.from(results).slice(resultIndex)
      const textOf = (isFinal: boolean) =>
        parts.flatMap((part) => (part.isFinal === isFinal ? [part[0].transcript] : [])).join('')
      if (textOf(true).trim() !== '') latest.current.onText(textOf(true).trim())
      latest.current.onHeard(textOf(false))
    }
    recognizer.onerror = ({ error }) => {
      const problem = dictationProblem(error)
      if (problem !== null) latest.current.onProblem(problem)
    }
    recognizer.onend = () => latest.current.onEnd()
    recognizer.start()
    latest.current.onHeard('')
    latest.current.announce('Listening')
    return () => {
      recognizer.onend = null
      recognizer.onresult = null
      recognizer.onerror = null
      recognizer.abort()
      latest.current.onHeard(null)
      latest.current.announce('Dictation ended')
    }
  }, [create])
  return null
}
