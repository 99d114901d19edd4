import { useState } from 'react';

export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/**
 * A state machine in a component: `transition` is pure, `run` executes its effects. An event that arrives before the last
 * state is rendered still builds on it. The functions of the first render are used, and `send` stays the same.
 */
export const useMachine = <State, Event, Effect>(
  first: State,
  transition: (state: State, event: Event) => Step<State, Effect>,
  run: (effect: Effect, send: (event: Event) => void) => void,
): readonly [state: State, send: (event: Event) => void] => {
  const [drawn, draw] = useState(first);
  const [send] = useState(() => {
    let now = first;
    const dispatch = (event: Event): void => {
      const { state, effects } = transition(now, event);
      now = state;
      draw(state);
      for (const effect of effects) run(effect, dispatch);
    };
    return dispatch;
  });
  return [drawn, send];
};
