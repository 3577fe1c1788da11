import { ArrivedPage, Main } from '#web/app/frame/main.tsx';
import { Guarded } from '#web/app/guarded.tsx';
import { Stepper } from '#web/app/stepper/stepper.tsx';

/** A step of the session: where it stands among the others, and the step itself if the case allows it. */
export function StepMain() {
  return (
    <>
      <Stepper />
      <Main>
        <Guarded>
          <ArrivedPage />
        </Guarded>
      </Main>
    </>
  );
}
