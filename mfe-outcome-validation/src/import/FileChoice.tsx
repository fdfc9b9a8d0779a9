import { Button, color, radius, space, type } from '@outcome-studio/shared/ui'
import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import styled from 'styled-components'

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(6)} ${space(4)};
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.large};
  text-align: center;

  &[data-over] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  &[data-small] {
    padding: ${space(3)} ${space(4)};
  }
`

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

interface FileChoiceProps {
  /** Smaller layout once a file was chosen. */
  readonly isSmall: boolean
  readonly onFile: (file: File) => void
}

/** Accepts one file, chosen or dropped. */
export function FileChoice({ isSmall, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <Place
      role="group"
      aria-label="File to import"
      data-over={isOver ? '' : undefined}
      data-small={isSmall ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button onPress={() => input.current?.click()} autoFocus={!isSmall}>
        <FileUp aria-hidden="true" />
        {isSmall ? 'Choose another file' : 'Choose a file'}
      </Button>
      <Hint>
        {isSmall
          ? 'Or drop another one here.'
          : 'Or drop it here: an Excel workbook (.xlsx), a Word document (.docx), a CSV, JSON or Markdown file, up to 10 MB. Files exported from Outcome Studio import as they were. For other tables you match the columns.'}
      </Hint>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.docx,.csv,.tsv,.txt,.json,.md"
        aria-label="File"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Allows choosing the same file again after a failure.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </Place>
  )
}
