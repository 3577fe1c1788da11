import { useEffect, useRef, useState } from 'react';

type Heard = { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> };

/** The part of the browsers' speech recognition that is used; not every browser has it. */
type Recognition = {
  lang: string;
  interimResults: boolean;
  onresult: ((heard: Heard) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
};

declare global {
  interface Window {
    readonly webkitSpeechRecognition?: new () => Recognition;
  }
}

/** Puts what is spoken into the field; null where the browser cannot listen. */
export function useDictation(onText: (text: string) => void) {
  const [isOn, setOn] = useState(false);
  const listening = useRef<Recognition>(null);
  useEffect(() => () => listening.current?.stop(), []);
  const { webkitSpeechRecognition: Recognition } = window;
  if (Recognition === undefined) return null;
  const start = () => {
    const recognition = new Recognition();
    recognition.lang = 'en';
    recognition.interimResults = true;
    recognition.onresult = ({ results }) =>
      onText(Array.from(results, heard => heard[0]?.transcript ?? '').join(' '));
    recognition.onend = () => setOn(false);
    recognition.start();
    listening.current = recognition;
    setOn(true);
  };
  return { isOn, toggle: () => (isOn ? listening.current?.stop() : start()) };
}
