import { Button, EmptyState } from '@outcome-studio/shared/ui'
import { MessageCircle } from 'lucide-react'

/** Invites a member without sessions to start one. */
export function Welcome({ onStart }: { readonly onStart: () => void }) {
  return (
    <EmptyState
      title="Talk a study through with the coach"
      icon={<MessageCircle aria-hidden="true" />}
      action={
        <Button tone="primary" onPress={onStart}>
          Start talking
        </Button>
      }
    >
      Sia asks who you want to help and what they are trying to get done, and turns your own words into
      outcome statements. You decide what goes into the study.
    </EmptyState>
  )
}
