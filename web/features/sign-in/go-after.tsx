import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Leads on to another page after a while, unless the person has left before. */
export function GoAfter({ delay_ms, to }: { delay_ms: number; to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(to), delay_ms);
    return () => clearTimeout(timer);
  }, [navigate, to, delay_ms]);
  return null;
}
