import type { DocumentTypes } from '@outcome-studio/shared/document'
import type { RemovedDocument } from '@outcome-studio/shared/domain/saving'
import { Button, Notice, radius, shadow, space, VisuallyHidden } from '@outcome-studio/shared/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { Removal } from './useRemoval.ts'

// Sticky, so that it is visible anywhere in a long list.
const Stack = styled.div`
  position: sticky;
  top: ${space(4)};
  z-index: 1;
  display: grid;
  gap: ${space(2)};

  & > div {
    border-radius: ${radius.medium};
    box-shadow: ${shadow.overlay};
  }
`

interface RemovalNoticeProps<T extends DocumentTypes> {
  readonly removal: Removal<T>
  /** Called when the notice is removed, so that focus can move on. */
  readonly onSettled: (restoredAs: string | null) => void
}

/** Reports a deletion and offers undo. It stays until it is undone or dismissed. */
export function RemovalNotice<T extends DocumentTypes>({ removal, onSettled }: RemovalNoticeProps<T>) {
  const { removed, busy, undo, dismiss } = removal
  const latest = removed[0]
  const button = useRef<HTMLButtonElement>(null)

  // The focused document was removed, so focus moves to Undo.
  useEffect(() => {
    if (latest) button.current?.focus({ preventScroll: true })
  }, [latest])

  const bringBack = async (document: RemovedDocument<T>) => {
    const docName = await undo(document)
    if (docName !== null) onSettled(docName)
  }
  return (
    <>
      <VisuallyHidden aria-live="polite">{latest ? removalMessage(latest) : ''}</VisuallyHidden>
      {latest && (
        <Stack>
          {removed.map((document) => (
            <Notice
              key={document.uuid || document.docName}
              actions={
                <>
                  <Button
                    ref={document === latest ? button : null}
                    isPending={busy.has(document.uuid)}
                    onPress={() => void bringBack(document)}
                  >
                    Undo
                  </Button>
                  <Button
                    tone="quiet"
                    onPress={() => {
                      dismiss(document)
                      onSettled(null)
                    }}
                  >
                    Dismiss
                  </Button>
                </>
              }
            >
              {removalMessage(document)}
            </Notice>
          ))}
        </Stack>
      )}
    </>
  )
}

const removalMessage = ({ docName }: { readonly docName: string }): string => `“${docName}” was deleted.`
