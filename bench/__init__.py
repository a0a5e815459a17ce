"""Speed side by side with peers, always as ratios in one run: machines are shared and noisy."""
