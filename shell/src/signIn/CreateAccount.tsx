import { useReadable } from '@outcome-studio/shared/feature'
import { Button } from '@outcome-studio/shared/ui'
import { useSignInFlow } from './SignInFlowContext.ts'

/** Goes straight to the provider's form for a new account. */
export function CreateAccount() {
  const flow = useSignInFlow()
  const state = useReadable(flow.state)
  const isLeaving = state.kind === 'leaving' && state.screen === 'signUp'
  return (
    <Button isPending={isLeaving} onPress={() => void flow.start('signUp')}>
      Create an account
    </Button>
  )
}
