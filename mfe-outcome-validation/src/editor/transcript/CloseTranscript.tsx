import { Button, Dialog } from '@outcome-studio/shared/ui'

interface CloseTranscriptProps {
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before the text leaves the page, because it is stored nowhere. */
export function CloseTranscript({ onConfirm, onClose }: CloseTranscriptProps) {
  return (
    <Dialog
      title="Close the transcript?"
      size="small"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            Read on
          </Button>
          <Button
            tone="primary"
            autoFocus
            onPress={() => {
              onClose()
              onConfirm()
            }}
          >
            Close transcript
          </Button>
        </>
      }
    >
      <p>
        The quotes stay in the study. The text is not stored: to read on later, open the file or paste it
        again.
      </p>
    </Dialog>
  )
}
