import { useState } from 'react';

export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/**
 * A state machine in a component: `transition` is pure, `run` does what it asks for. An event that comes before the last
 * one was drawn still builds on it. Both are taken as they are at first, and `send` stays the same.
 */
export const useMachine = <State, Event, Effect>(
  first: State,
  transition: (state: State, event: Event) => Step<State, Effect>,
  run: (effect: Effect, send: (event: Event) => void) => void,
): readonly [state: State, send: (event: Event) => void] => {
  const [drawn, draw] = useState(first);
  const [send] = useState(() => {
    let now = first;
    const tell = (event: Event): void => {
      const { state, effects } = transition(now, event);
      now = state;
      draw(state);
      for (const effect of effects) run(effect, tell);
    };
    return tell;
  });
  return [drawn, send];
};
